import { useCallback, useEffect } from 'react'
import { notificationBody } from '../../../application/features/notification/notification'
import { noticesQuery, requestsQuery, unseenCount, type AccessRequest, type Notice } from '../../../domain/notification'
import { isOffline } from '../../../domain/connection'
import { useApp, useSource } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

export const useNotices = () => {
  const { cells, sayToAccount } = useFeature(notificationBody)
  return {
    ...noticesQuery.listed(useAccountState(cells.account.notices), {}),
    read: useCallback(() => { void sayToAccount(noticesQuery.want({})) }, [sayToAccount]),
    readMore: useCallback(() => { void sayToAccount(noticesQuery.more({})) }, [sayToAccount]),
  }
}

export const useRequests = () => {
  const { cells, sayToAccount } = useFeature(notificationBody)
  return {
    ...requestsQuery.listed(useAccountState(cells.account.access), {}),
    read: useCallback(() => { void sayToAccount(requestsQuery.want({})) }, [sayToAccount]),
    readMore: useCallback(() => { void sayToAccount(requestsQuery.more({})) }, [sayToAccount]),
  }
}

/** How many came that were not on the screen yet. Both lists are read when a session begins here, and after the network was gone. */
export const useUnseen = (): ReturnType<typeof unseenCount> => {
  const app = useApp()
  const { cells } = useFeature(notificationBody)
  const { read: readNotices, items: notices } = useNotices()
  const { read: readRequests, items: requests } = useRequests()
  const lost = isOffline(useSource(app.account.sources.network), useSource(app.account.sources.socket))
  useEffect(() => {
    if (lost) return
    readNotices()
    readRequests()
  }, [lost, readNotices, readRequests])
  return unseenCount(notices, requests, useAccountState(cells.account.reader).data)
}

const newest = (items: readonly (Notice | AccessRequest)[]): number => items.reduce((so, { at }) => Math.max(so, at), 0)

/** While this is on the screen, what it shows has been seen. */
export const useSeen = (of: 'notice' | 'request', items: readonly (Notice | AccessRequest)[]): void => {
  const { sayToAccount } = useFeature(notificationBody)
  const upTo = items.find(({ at }) => at === newest(items))?.at
  useEffect(() => {
    if (upTo !== undefined) void sayToAccount({ type: 'notification/Seen', of, upTo })
  }, [of, upTo, sayToAccount])
}
