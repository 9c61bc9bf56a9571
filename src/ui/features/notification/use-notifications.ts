import { useCallback, useEffect } from 'react'
import { notificationImplementation } from '../../../application/features/notification/notification'
import { noticesQuery, requestsQuery, unseenCount, type AccessRequest, type Notice } from '../../../domain/notification'
import { isOffline } from '../../../domain/connection'
import { useApp, useStore } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

export const useNotifications = () => {
  const { slices: cells, sayToAccount } = useFeature(notificationImplementation)
  return {
    ...noticesQuery.listed(useAccountState(cells.account.notices), {}),
    read: useCallback(() => { void sayToAccount(noticesQuery.want({})) }, [sayToAccount]),
    readMore: useCallback(() => { void sayToAccount(noticesQuery.more({})) }, [sayToAccount]),
  }
}

export const useRequests = () => {
  const { slices: cells, sayToAccount } = useFeature(notificationImplementation)
  return {
    ...requestsQuery.listed(useAccountState(cells.account.access), {}),
    read: useCallback(() => { void sayToAccount(requestsQuery.want({})) }, [sayToAccount]),
    readMore: useCallback(() => { void sayToAccount(requestsQuery.more({})) }, [sayToAccount]),
  }
}

/** How many came that were not on the screen yet. Both lists are read when a session begins here, and after the network was gone. */
export const useUnseenCounts = (): ReturnType<typeof unseenCount> => {
  const app = useApp()
  const { slices: cells } = useFeature(notificationImplementation)
  const { read: readNotices, items: notices } = useNotifications()
  const { read: readRequests, items: requests } = useRequests()
  const lost = isOffline(useStore(app.account.sources.network), useStore(app.account.sources.socket))
  useEffect(() => {
    if (lost) return
    readNotices()
    readRequests()
  }, [lost, readNotices, readRequests])
  return unseenCount(notices, requests, useAccountState(cells.account.reader).data)
}

const newest = (items: readonly (Notice | AccessRequest)[]): number => items.reduce((so, { at }) => Math.max(so, at), 0)

/** While this is on the screen, what it shows has been seen. */
export const useMarkSeen = (of: 'notice' | 'request', items: readonly (Notice | AccessRequest)[]): void => {
  const { sayToAccount } = useFeature(notificationImplementation)
  const upTo = items.find(({ at }) => at === newest(items))?.at
  useEffect(() => {
    if (upTo !== undefined) void sayToAccount({ type: 'notification/Seen', of, upTo })
  }, [of, upTo, sayToAccount])
}
