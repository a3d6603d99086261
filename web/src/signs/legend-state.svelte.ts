/** Whether the legend lies over the table. */
class LegendState {
  isOpen = $state(false);
}

export const legend = new LegendState();
