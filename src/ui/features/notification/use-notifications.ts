import { useCallback, useEffect } from 'react'
import { noticesQuery, requestsQuery, unseenCount, type AccessRequest, type Notice } from '../../../domain/notification'
import { isOffline } from '../../../domain/connection'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

export const useNotifications = () => {
  const app = useApp()
  const { slices } = useFeature('notification')
  return {
    ...noticesQuery.listed(useAccountState(slices.account.notices), {}),
    read: useCallback(() => {
      app.account.dispatch(noticesQuery.want({}))
    }, [app]),
    readMore: useCallback(() => {
      app.account.dispatch(noticesQuery.more({}))
    }, [app]),
  }
}

export const useRequests = () => {
  const app = useApp()
  const { slices } = useFeature('notification')
  return {
    ...requestsQuery.listed(useAccountState(slices.account.access), {}),
    read: useCallback(() => {
      app.account.dispatch(requestsQuery.want({}))
    }, [app]),
    readMore: useCallback(() => {
      app.account.dispatch(requestsQuery.more({}))
    }, [app]),
  }
}

/** The counts of unseen notifications. Both lists load when a session starts and after a time offline. */
export const useUnseenCounts = (): ReturnType<typeof unseenCount> => {
  const app = useApp()
  const { slices } = useFeature('notification')
  const { read: readNotices, items: notices } = useNotifications()
  const { read: readRequests, items: requests } = useRequests()
  const lost = isOffline(
    useAccountState(app.account.slices.network),
    useAccountState(useFeature('connection').slices.account.socket),
  )
  useEffect(() => {
    if (lost) return
    readNotices()
    readRequests()
  }, [lost, readNotices, readRequests])
  return unseenCount(notices, requests, useAccountState(slices.account.lastSeen).data)
}

const newest = (items: readonly (Notice | AccessRequest)[]): number =>
  items.reduce((latest, { at }) => Math.max(latest, at), 0)

/** Marks the items as seen while the component is mounted. */
export const useMarkSeen = (of: 'notice' | 'request', items: readonly (Notice | AccessRequest)[]): void => {
  const app = useApp()
  const upTo = items.find(({ at }) => at === newest(items))?.at
  useEffect(() => {
    if (upTo !== undefined) app.account.dispatch({ type: 'notification/Seen', of, upTo })
  }, [of, upTo, app])
}
