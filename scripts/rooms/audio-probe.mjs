/**
 * Replaces the microphone with a single tone, so that the frequency identifies the speaker.
 * @param {number} hz
 */
export const toneAsMicrophone = (hz) => {
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    if (wanted?.audio === undefined) return ask(wanted)
    const context = new AudioContext()
    const out = new MediaStreamAudioDestinationNode(context)
    const tone = new OscillatorNode(context, { frequency: hz })
    tone.connect(new GainNode(context, { gain: 0.5 })).connect(out)
    tone.start()
    return out.stream
  }
}

/** Threshold between silence and an encoded tone: deviation from the middle of a byte sample (0 to 255). */
export const AUDIBLE = 4

/**
 * Runs in the page: analyses the audio elements that play a room and records when each was first audible.
 * @param {number} audible
 */
export const putOnEars = (audible) => {
  /**
   * `latest` has a short window and so reads the current sound; a long window would include older samples.
   * @type {Map<MediaStream, { who: string, analyser: AnalyserNode, latest: AnalyserNode }>}
   */
  const streams = new Map()
  /** @type {Record<string, number>} */
  let firstAt = {}
  let pressedAt = 0
  /** @type {AudioContext | null} */
  let context = null
  const samples = new Uint8Array(2_048)
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('button')?.textContent?.trim() === 'Join space')
        pressedAt = performance.now()
    },
    true,
  )
  setInterval(() => {
    for (const player of document.querySelectorAll('audio[data-sound]')) {
      if (
        !(player instanceof HTMLAudioElement) ||
        !(player.srcObject instanceof MediaStream) ||
        streams.has(player.srcObject)
      )
        continue
      context ??= new AudioContext()
      const analyser = new AnalyserNode(context, { fftSize: 8_192, smoothingTimeConstant: 0 })
      const latest = new AnalyserNode(context, { fftSize: samples.length })
      const source = context.createMediaStreamSource(player.srcObject)
      source.connect(analyser)
      source.connect(latest)
      streams.set(player.srcObject, { who: player.dataset['sound'] ?? '', analyser, latest })
    }
    for (const { who, latest } of streams.values()) {
      if (firstAt[who] !== undefined) continue
      latest.getByteTimeDomainData(samples)
      if (samples.some((sample) => Math.abs(sample - 128) > audible)) firstAt[who] = performance.now()
    }
  }, 25)
  Reflect.set(window, 'ears', {
    /**
     * The loudest tone of each person at this moment, in Hz; `null` for silence.
     * @param {readonly string[]} whom
     */
    tones: (whom) =>
      whom.map((xid) => {
        const found = [...streams.values()].findLast(({ who }) => who === xid)
        if (found === undefined) return null
        const bins = new Uint8Array(found.analyser.frequencyBinCount)
        found.analyser.getByteFrequencyData(bins)
        const loudest = Math.max(...bins)
        return loudest < 100
          ? null
          : (bins.indexOf(loudest) * found.analyser.context.sampleRate) / found.analyser.fftSize
      }),
    /**
     * Milliseconds from pressing Join to the first sound of any of these people.
     * @param {readonly string[]} whom
     */
    firstSoundMs: (whom) => Math.min(...whom.map((who) => (firstAt[who] ?? Infinity) - pressedAt)),
    /** When a person was first audible, by the machine's clock, which all browsers share. */
    firstSoundAt: () => performance.timeOrigin + Math.min(...Object.values(firstAt)),
    /** Forgets the recorded times. */
    anew: () => {
      firstAt = {}
    },
  })
}
