import type { Clock } from '../../../application/ports/browser/clock'
import type { Xid } from '../../../domain/kernel/ids'
import type { OssErrorCode } from './xml-responses'

/**
 * The most bytes that an account stores in a day.
 * @internal
 */
export const DAILY_BYTES = 200 * 1_048_576
/**
 * Uploads leave this much of the disk free, because the log of the server needs the disk too.
 * @internal
 */
export const FREE_FLOOR = 512 * 1_048_576
const DAY_MS = 86_400_000

export interface UploadQuota {
  /** Counts an upload. Returns an error if the account or the disk has no space for it. */
  readonly refusal: (owner: Xid, bytes: number) => Promise<OssErrorCode | null>
}

/** Counts the uploaded bytes of each account and day. The counts exist only in this process. */
export const makeUploadQuota = (clock: Clock, freeBytes: (() => Promise<number>) | undefined): UploadQuota => {
  let day = 0
  let used = new Map<Xid, number>()
  return {
    refusal: async (owner, bytes) => {
      if (freeBytes !== undefined && (await freeBytes()) - bytes < FREE_FLOOR) return 'InsufficientStorage'
      const today = Math.floor(clock.now() / DAY_MS)
      if (today !== day) used = new Map()
      day = today
      const after = (used.get(owner) ?? 0) + bytes
      if (after > DAILY_BYTES) return 'QuotaExceeded'
      used.set(owner, after)
      return null
    },
  }
}
