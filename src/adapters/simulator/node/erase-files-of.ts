import type { BlobBackend } from '../object-storage/blob-backend'
import { makePictureEraser } from '../object-storage/erase-pictures'
import { deletionsSlice } from '../state/features/account-deletion/deletions'
import type { StateHost } from '../state-host'
import { logFailure } from './log-failure'
import type { OutputGate } from './store/output-gate'

/**
 * Deletes the pictures of deleted accounts and deleted recordings, and at the start those that an earlier run missed. A
 * deletion that is not stored yet deletes nothing.
 */
export const eraseFilesOf = (host: StateHost, keeper: BlobBackend, gate: OutputGate): void => {
  const erase = makePictureEraser(keeper)
  let turn = Promise.resolve()
  const run = (): void => {
    turn = turn
      .then(async () => {
        const { pictures } = deletionsSlice.of(host.world())
        await gate.stored()
        await erase(pictures)
      })
      .catch((error: unknown) => {
        logFailure('Files that were deleted are still stored:', error)
      })
  }
  host.subscribe((news) => {
    if (news.type === 'AccountDeleted' || (news.type === 'RoomTold' && news.event.kind === 'recording')) run()
  })
  run()
}
