/** Key of the choice whether a new reservation is heard in this browser: `on` or `off`. */
export const arrivalSoundKey = 'danjang-arrival-sound'

/** Two short notes, the second a third above the first. A browser that plays nothing before a tap stays silent. */
export function playArrivalSound(): void {
  const audio = new AudioContext()
  for (const [index, frequency] of [880, 1_109].entries()) {
    const start = audio.currentTime + index * 0.14
    const volume = new GainNode(audio, { gain: 0.08 })
    volume.gain.setTargetAtTime(0, start + 0.1, 0.06)
    const note = new OscillatorNode(audio, { frequency })
    note.connect(volume).connect(audio.destination)
    note.start(start)
    note.stop(start + 0.5)
    if (index === 1) note.onended = () => void audio.close()
  }
}
