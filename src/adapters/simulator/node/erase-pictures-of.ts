import type { BlobBackend } from '../object-storage/blob-backend'
import { makePictureEraser } from '../object-storage/erase-pictures'
import { deletionsSlice } from '../state/features/account-deletion/deletions'
import type { StateHost } from '../state-host'
import { logFailure } from './log-failure'
import type { OutputGate } from './store/output-gate'

/**
 * Deletes the pictures of accounts that are deleted, and at the start those that an earlier run did not reach. A deletion
 * that is not stored yet deletes nothing.
 */
export const erasePicturesOf = (host: StateHost, keeper: BlobBackend, gate: OutputGate): void => {
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
        logFailure('Pictures of a deleted account could not be deleted:', error)
      })
  }
  host.subscribe(({ type }) => {
    if (type === 'AccountDeleted') run()
  })
  run()
}
