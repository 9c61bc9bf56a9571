/** Levels below this value are noise and not speech. */
export const SPEAKING_THRESHOLD = 0.05
/**
 * There are ten levels a second. A louder speaker becomes active after half a second; silence clears the active speaker
 * after three seconds.
 */
const TAKES = 5
const LETS_GO = 30

/** The active speaker is the loudest speaker. An interjection of a few words does not change the active speaker. */
export interface ActiveSpeaker {
  readonly xid: string | null
  readonly rival: string | null
  /** The number of successive levels at which the rival was loudest. `null` as rival stands for silence. */
  readonly for: number
}

export const noActiveSpeaker: ActiveSpeaker = { xid: null, rival: null, for: 0 }

export const nextActiveSpeaker = (
  { xid, rival, for: before }: ActiveSpeaker,
  levels: Iterable<readonly [string, number]>,
): ActiveSpeaker => {
  const loudest = [...levels].reduce<readonly [string | null, number]>(
    (top, next) => (next[1] > top[1] ? next : top),
    [null, SPEAKING_THRESHOLD],
  )[0]
  if (loudest === xid) return { xid, rival: xid, for: 0 }
  const lasted = loudest === rival ? before + 1 : 1
  const isOver = xid === null || lasted >= (loudest === null ? LETS_GO : TAKES)
  return isOver ? { xid: loudest, rival: loudest, for: 0 } : { xid, rival: loudest, for: lasted }
}
