let context: AudioContext | null = null;

/** Two soft tones, made on the spot. */
export function ring(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    [523.25, 659.25].forEach((frequency, index) => {
      if (!context) return;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, now + index * 0.16);
      volume.gain.linearRampToValueAtTime(0.12, now + index * 0.16 + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + index * 0.16 + 0.6);
      tone.connect(volume).connect(context.destination);
      tone.start(now + index * 0.16);
      tone.stop(now + index * 0.16 + 0.65);
    });
  } catch {
    // No sound device: the title tells as well.
  }
}
