/** Below this nobody is speaking: breath, a chair. */
export const SPEAKING_THRESHOLD = 0.05
/** Ten levels are told a second: another has the floor after half a second, and nobody after three of silence. */
const TAKES = 5
const LETS_GO = 30

/** Who has the floor: the loudest, without a change at every word that is thrown in. */
export interface ActiveSpeaker {
  readonly xid: string | null
  readonly rival: string | null
  /** For how many levels in a row that rival has been the loudest, `null` meaning nobody. */
  readonly for: number
}

export const noActiveSpeaker: ActiveSpeaker = { xid: null, rival: null, for: 0 }

export const nextActiveSpeaker = (
  { xid, rival, for: before }: ActiveSpeaker,
  levels: Iterable<readonly [string, number]>,
): ActiveSpeaker => {
  const loudest = [...levels].reduce<readonly [string | null, number]>(
    (so, one) => (one[1] > so[1] ? one : so),
    [null, SPEAKING_THRESHOLD],
  )[0]
  if (loudest === xid) return { xid, rival: xid, for: 0 }
  const lasted = loudest === rival ? before + 1 : 1
  const isOver = xid === null || lasted >= (loudest === null ? LETS_GO : TAKES)
  return isOver ? { xid: loudest, rival: loudest, for: 0 } : { xid, rival: loudest, for: lasted }
}
