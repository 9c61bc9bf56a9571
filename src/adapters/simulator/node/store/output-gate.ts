/** Holds back what leaves the server until the inputs that it may depend on are stored. */
export interface OutputGate {
  /**
   * Runs `output` once every input taken so far is stored: at once if all are. Outputs run in the order of these calls.
   * Never runs it after the log is lost.
   */
  readonly pass: (output: () => void) => void
  /** Resolves once every input taken so far is stored. Stays pending after the log is lost. */
  readonly stored: () => Promise<void>
}

/** The gate of a log that has stored each input before `append` returns. */
export const openGate: OutputGate = {
  pass: (output) => {
    output()
  },
  stored: () => Promise.resolve(),
}

/** The side of the gate that the log uses. */
export interface GateControl extends OutputGate {
  /** Counts an input that was taken and is not stored yet. */
  readonly take: () => void
  /** Counts the first `count` of these inputs as stored, and runs the outputs that waited for them. */
  readonly confirm: (count: number) => void
  /** Runs the outputs that may leave by now. The log calls it when `isHeld` becomes `false`. */
  readonly review: () => void
  /** Drops all outputs, now and later. */
  readonly shut: () => void
}

/**
 * A gate over a log that stores later than it takes. `isHeld` keeps every output back, even if all inputs are stored:
 * a server that does not reach its log cannot know whether its state is still the newest.
 */
export const makeOutputGate = (isHeld: () => boolean): GateControl => {
  let taken = 0
  let stored = 0
  let isShut = false
  let waiting: { readonly after: number; readonly output: () => void }[] = []
  const review = (): void => {
    // One at a time: an output may send another one, which then comes after those that wait.
    for (let first = waiting[0]; first !== undefined && first.after <= stored && !isHeld(); first = waiting[0]) {
      waiting.shift()
      first.output()
    }
  }
  const pass = (output: () => void): void => {
    if (isShut) return
    if (waiting.length === 0 && taken === stored && !isHeld()) output()
    else waiting.push({ after: taken, output })
  }
  return {
    pass,
    stored: () =>
      new Promise((resolve) => {
        pass(resolve)
      }),
    take: () => {
      taken += 1
    },
    confirm: (count) => {
      stored += count
      review()
    },
    review,
    shut: () => {
      isShut = true
      waiting = []
    },
  }
}
