let context: AudioContext | null = null;

/** Two soft tones, made on the spot. Browsers let a page make sounds only after somebody has touched it. */
export async function ring(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    // What is started in a context that sleeps would all be heard at once when it wakes.
    if (context.state !== 'running') await context.resume();
    [523.25, 659.25].forEach((frequency, index) => {
      if (context) tone(context, frequency, context.currentTime + index * 0.16);
    });
  } catch {
    // No sound device: the title tells as well.
  }
}

function tone(audio: AudioContext, frequency: number, start: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + 0.65);
}
