import { refusedSilently } from '../../domain/kernel/failure'
import { uploadEffects, uploadMessages } from '../../domain/upload'
import { accountEffects, failsWith } from './effect'
import type { Ports } from '../ports'

const { customIdempotent } = accountEffects

export const makeUploadEffects = ({ fileStore, fileCache: keptFiles }: Pick<Ports, 'fileStore' | 'fileCache'>) => ({
  putFile: customIdempotent(uploadEffects.putFile, {
    perform: async ({ uploadId, index, key }, { ref: ask, dispatch: say, onStop, isWanted }) => {
      const file = await keptFiles.read(uploadId, index)
      if (!isWanted()) return undefined
      // Its bytes went with the tab that had them.
      if (file === null) return say({ type: 'FileNotStored', ask, uploadId, index, failure: refusedSilently })
      return new Promise<void>((_, fail) => {
        let percent = 0
        const sending = fileStore.put({ key, ...file }).subscribe({
          next: (news) => {
            if (news.kind === 'stored') return say({ type: 'FileStored', ask, uploadId, index, url: news.url })
            if (news.kind === 'notStored')
              return say({ type: 'FileNotStored', ask, uploadId, index, failure: news.failure })
            // A part that is not noted is sent once more after a reload.
            if (news.checkpoint !== null) keptFiles.mark(uploadId, index, news.checkpoint).catch(() => undefined)
            if (news.percent <= percent) return undefined
            percent = news.percent
            return say({ type: 'FileProgressed', ask, uploadId, index, percent })
          },
          error: fail,
        })
        onStop(() => {
          sending.unsubscribe()
        })
      })
    },
    failed: failsWith(uploadMessages.FileNotStored),
  }),
  dropFiles: customIdempotent(uploadEffects.dropFiles, {
    perform: async ({ uploadId, left }, { ref: ask, dispatch: say }) => {
      const file = left === null ? null : await keptFiles.read(uploadId, left.index)
      // What lies unfinished in the store is nobody's; where this can't be said now, the store's own rules see to it.
      if (left !== null && file?.checkpoint != null)
        fileStore
          .abandon(left.key, file.checkpoint)()
          .catch(() => undefined)
      await keptFiles.drop(uploadId)
      say({ type: 'FilesDropped', ask, uploadId })
    },
    failed: failsWith(uploadMessages.FilesDropped),
  }),
})
