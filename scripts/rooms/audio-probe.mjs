/** A microphone that hears nothing but one tone, so that whoever hears it knows whose it is. @param {number} hz */
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

/** What is left of a tone by a codec is far above this; a byte of 0 to 255 whose middle is silence. */
export const AUDIBLE = 4

/**
 * Listens to the very elements that play a room, in the page, and writes down when each was first heard.
 * @param {number} audible
 */
export const putOnEars = (audible) => {
  /**
   * `latest` looks at what is heard now: of a long window one would read its oldest end.
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
     * The loudest tone of each person right now, in Hz; of whoever is silent there is none.
     * @param {readonly string[]} whom
     */
    tones: (whom) =>
      whom.map((one) => {
        const found = [...streams.values()].findLast(({ who }) => who === one)
        if (found === undefined) return null
        const bins = new Uint8Array(found.analyser.frequencyBinCount)
        found.analyser.getByteFrequencyData(bins)
        const loudest = Math.max(...bins)
        return loudest < 100
          ? null
          : (bins.indexOf(loudest) * found.analyser.context.sampleRate) / found.analyser.fftSize
      }),
    /**
     * Milliseconds from the press on Join to the first sound of anybody in that list.
     * @param {readonly string[]} whom
     */
    firstSoundMs: (whom) => Math.min(...whom.map((who) => (firstAt[who] ?? Infinity) - pressedAt)),
    /** When anybody was first heard, by the machine's clock, which another browser has as well. */
    firstSoundAt: () => performance.timeOrigin + Math.min(...Object.values(firstAt)),
    /** What was heard so far counts no more. */
    anew: () => {
      firstAt = {}
    },
  })
}
