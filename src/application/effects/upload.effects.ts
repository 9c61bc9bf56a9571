import type { AccountMessage } from '../../domain/account-log'
import { refusedSilently } from '../../domain/kernel/failure'
import { uploadEffects } from '../../domain/upload'
import { acting, type Asked } from '../effect'
import type { Ports } from '../ports'

export const makeUploadEffects = ({ fileStore, keptFiles }: Pick<Ports, 'fileStore' | 'keptFiles'>) => ({
  putFile: acting(uploadEffects.putFile, ({ uploadId, index, key }, { ask, say }: Asked<AccountMessage>) => {
    let stop = (): void => undefined
    let isGivenUp = false
    const put = async (): Promise<void> => {
      const file = await keptFiles.read(uploadId, index)
      if (isGivenUp) return
      // Its bytes went with the tab that had them.
      if (file === null) return say({ type: 'FileNotStored', ask, uploadId, index, failure: refusedSilently })
      let percent = 0
      const sending = fileStore.put({ key, ...file }).subscribe((news) => {
        if (news.kind === 'stored') return say({ type: 'FileStored', ask, uploadId, index, url: news.url })
        if (news.kind === 'notStored') return say({ type: 'FileNotStored', ask, uploadId, index, failure: news.failure })
        if (news.checkpoint !== null) void keptFiles.mark(uploadId, index, news.checkpoint)
        if (news.percent <= percent) return undefined
        percent = news.percent
        return say({ type: 'FileProgressed', ask, uploadId, index, percent })
      })
      stop = () => { sending.unsubscribe() }
      if (isGivenUp) stop()
      return undefined
    }
    void put()
    return () => {
      isGivenUp = true
      stop()
    }
  }),
  dropFiles: acting(uploadEffects.dropFiles, ({ uploadId, left }, { ask, say }: Asked<AccountMessage>) => {
    const drop = async (): Promise<void> => {
      const file = left === null ? null : await keptFiles.read(uploadId, left.index)
      // What lies unfinished in the store is nobody's; where this can't be said now, the store's own rules see to it.
      if (left !== null && file?.checkpoint != null) void fileStore.abandon(left.key, file.checkpoint)()
      await keptFiles.drop(uploadId)
      say({ type: 'FilesDropped', ask, uploadId })
    }
    void drop()
  }),
})
