/** The message files that the first page does not need, one chunk for each. What only the program says is left out. */
export const MORE = import.meta.glob<string>(
  [
    '../../../texts/*/*.ftl',
    '!../../../texts/*/{common,web,web-house,web-lobby,lobby-*,cli,mail,notices}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
