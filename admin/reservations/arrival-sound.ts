const key = 'danjang-arrival-sound'

/** True where this browser plays a sound for a new reservation. */
export const hasArrivalSound = (): boolean => {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

export function keepArrivalSound(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off')
  } catch {
    // A browser that keeps nothing is asked again with the next document.
  }
}

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
