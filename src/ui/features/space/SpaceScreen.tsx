import { useEffect, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { ChannelId } from '../../../domain/kernel/ids'
import { sessionOf } from '../../../domain/session'
import {
  addressedBy,
  lookUpSpaceKey,
  lookUpSpace,
  placeOf,
  currentRoomOf,
  spaceKeyQuery,
  type SpaceInfo,
} from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { redirectState } from '../../app/routing/use-return-path'
import { ButtonLink } from '../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { AudioLines } from 'lucide-react'
import { useCurrentUser } from '../chat/actions/use-current-user'
import { NotFoundView } from '../../app-shell/not-found/NotFoundView'
import { JoinView } from './JoinView'
import { RoomView } from './room/RoomView'
import { SpaceSummary } from './SpaceSummary'
import styles from './space.module.css'
import { SpacesReady } from './SpacesReady'

/** The screens /space/{channel_id} and /s/{key}. A key that cannot be valid causes no request (BI-122…BI-125). */
export function SpaceScreen(): ReactNode {
  return (
    <SpacesReady>
      <Addressed />
    </SpacesReady>
  )
}

function Addressed(): ReactNode {
  const { key = '' } = useParams()
  const by = addressedBy(key)
  if (by === 'id' && ChannelId.is(key)) return <ById key={key} channelId={key} />
  return by === 'key' ? <ByKey key={key} word={key} /> : <NotFoundView homeHref={paths.groupCentre} />
}

const useSessionId = () => sessionOf(useAccountState(useApp().account.slices.session))?.sessionId

function ByKey({ word }: { readonly word: string }): ReactNode {
  const app = useApp()
  const sessionId = useSessionId()
  const found = lookUpSpaceKey(useAccountState(useFeature('space').slices.account.spaceKeys), word)
  const show = (): void => app.account.dispatch(spaceKeyQuery.want({ key: word }))
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch(spaceKeyQuery.want({ key: word }))
  }, [app, sessionId, word])
  if (found.status === 'shown') return <Navigate to={paths.space(found.channelId)} replace />
  return <Elsewhere status={found.status} onRetry={show} />
}

function ById({ channelId }: { readonly channelId: ChannelId }): ReactNode {
  const app = useApp()
  const sessionId = useSessionId()
  const spaces = useAccountState(useFeature('space').slices.account.spaces)
  const look = useMemo(() => lookUpSpace(spaces, channelId), [spaces, channelId])
  const show = (): void => app.account.dispatch({ type: 'space/ShowSpace', channelId })
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch({ type: 'space/ShowSpace', channelId })
  }, [app, sessionId, channelId])
  return look.status === 'shown' ? (
    <Place info={look.info} isFresh={look.isFresh} />
  ) : (
    <Elsewhere status={look.status} onRetry={show} />
  )
}

interface PlaceProps {
  readonly info: SpaceInfo
  readonly isFresh: boolean
}

/** Applies the guard (SPC-3). A member who is already in the room stays in the room. */
function Place({ info, isFresh }: PlaceProps): ReactNode {
  const viewer = useCurrentUser()
  const { channelId } = info.space
  const room = currentRoomOf(useAccountState(useFeature('space').slices.account.room))
  if (room?.phase === 'inside' && room.channelId === channelId) return <RoomView room={room} info={info} />
  const place = placeOf(info, viewer)
  // The space in the list can be outdated while the request for the room is pending.
  if (!isFresh && place !== 'room') return <Waiting />
  switch (place) {
    case 'group':
      return <Navigate to={paths.group(info.group.gid)} replace state={redirectState(paths.space(channelId))} />
    case 'notStarted':
      return <NotStarted title={info.space.title} />
    case 'summary':
      return <SpaceSummary info={info} />
    case 'room':
      return <JoinView info={info} isJoining={room?.channelId === channelId} />
  }
}

function NotStarted({ title }: { readonly title: string }): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const text = t('spaces.notStarted', { title, interpolation: { escapeValue: false } })
  useEffect(() => app.tab.dispatch({ type: 'ShowToast', words: { text } }), [app, text])
  return <Navigate to={paths.spaces} replace />
}

function Waiting(): ReactNode {
  return (
    <Skeleton>
      <div className={styles['waiting']}>
        <SkeletonBlock width="40%" height={28} />
        <SkeletonBlock width="100%" height={320} />
      </div>
    </Skeleton>
  )
}

interface ElsewhereProps {
  readonly status: 'loading' | 'failed' | 'gone'
  readonly onRetry: () => void
}

function Elsewhere({ status, onRetry }: ElsewhereProps): ReactNode {
  const { t } = useTranslation()
  if (status === 'loading') return <Waiting />
  if (status === 'failed')
    return <FailedState title={t('spaces.failedTitle')} text={t('spaces.failedText')} onRetry={onRetry} />
  return (
    <EmptyState
      icon={AudioLines}
      heading="h1"
      title={t('spaces.goneTitle')}
      text={t('spaces.goneText')}
      action={
        <ButtonLink kind="primary" to={paths.spaces}>
          {t('spaces.toList')}
        </ButtonLink>
      }
    />
  )
}
