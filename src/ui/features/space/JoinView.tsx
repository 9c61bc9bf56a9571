import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { StateOf } from '../../../domain/event-log'
import type { SlicesOf } from '../../../domain/features'
import { joinViewModel, type joinReducer } from '../../../domain/join'
import { isHostOf, roomExitOf, type SpaceInfo } from '../../../domain/space'
import { useAccountState, useFeature, useSliceIfLoaded } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { useJoin } from '../join/use-join'
import { OptionalPart } from '../../app/OptionalPart'
import { Button } from '../../components/form/Button'
import { lazyModule } from '../../components/lazy-module'
import { Dialog } from '../../components/overlay/Dialog'
import { useCurrentUser } from '../chat/actions/use-current-user'
import { PreJoinCheck } from './media/PreJoinCheck'
import { usePermission } from './media/use-permission'
import { RoomPreview } from './RoomPreview'
import styles from './space.module.css'
import { useEnterSpace } from './use-enter-space'
import { useEnterOwnSpace } from './use-enter-own-space'

const recording = lazyModule(() => import('../recording/DoorNotice'))
const joinOf = ({ tab }: SlicesOf<'join'>) => tab.join
const isJoiningGroup = (state: StateOf<typeof joinReducer>): boolean => joinViewModel(state).name !== ''

interface JoinViewProps {
  readonly info: SpaceInfo
  readonly isJoining: boolean
}

/**
 * The step before entering a room (R2-033): a dialog, on phones a drawer. A person who is no member joins the group
 * first; a private group needs an application (R2-121…R2-124). A host who has just started the room skips this step.
 */
export function JoinView({ info: { space, group }, isJoining }: JoinViewProps): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const viewer = useCurrentUser()
  const { enter, prompt } = useEnterSpace()
  const joinGroup = useJoin()
  const { slices } = useFeature('space')
  // If the member has neither granted nor denied the microphone yet, the device check comes first.
  const isFirst = usePermission('microphone') === 'prompt'
  const [wantsCheck, setWantsCheck] = useState(false)
  const isChecking = wantsCheck || isFirst
  const why = roomExitOf(useAccountState(slices.account.room), space.channelId)
  const isKicked = why === 'kicked'
  const door = recording.useModule(space.recording !== null)
  const isHost = isHostOf(space, viewer)
  const isGoingIn = useEnterOwnSpace(isHost && why === null, space.status === 'started', () => enter(space.channelId))
  const title = space.title === '' ? t('spaceStatus.untitled') : space.title
  /** Whether the member pressed Join but must join the group first. */
  const [isWanted, setWanted] = useState(false)
  const go = (): void => {
    if (group.isMember || viewer?.isSuper === true) return enter(space.channelId)
    setWanted(true)
    return joinGroup({ gid: group.gid, name: group.name, terms: null }, 'enter', paths.space(space.channelId))
  }
  const goOn = useEffectEvent((): void => {
    if (isWanted) enter(space.channelId)
  })
  // The member enters the room after joining the group. An application takes time, so an applicant enters later
  // (R2-122, R2-123).
  const isLetIn = group.isMember && group.joinType === 'normal'
  const isOnTheWay = useSliceIfLoaded('join', joinOf, isJoiningGroup, false)
  const [wasOnTheWay, setOnTheWay] = useState(isOnTheWay)
  if (wasOnTheWay !== isOnTheWay) {
    setOnTheWay(isOnTheWay)
    // The member cancelled, so joining the group on another page must not enter the room.
    if (!isOnTheWay && !isLetIn) setWanted(false)
  }
  useEffect(() => {
    if (isLetIn) goOn()
  }, [isLetIn])
  return (
    <div className={styles['before']}>
      <RoomPreview space={space} group={group} />
      <Dialog
        open={!isGoingIn}
        onClose={() => {
          void navigate(paths.spaces)
        }}
        title={
          isKicked
            ? t('joinSpace.kickedTitle')
            : why === 'failed'
              ? t('joinSpace.failedTitle')
              : t('joinSpace.title', { title })
        }
        description={
          isKicked
            ? t('joinSpace.kickedText')
            : why === 'failed'
              ? t('joinSpace.failedText')
              : t('joinSpace.text', { group: group.name })
        }
        actions={
          <>
            <Button
              kind={isKicked ? 'primary' : 'plain'}
              onClick={() => {
                void navigate(paths.spaces)
              }}
            >
              {t(isKicked ? 'spaces.toList' : 'action.cancel')}
            </Button>
            {!isKicked && (
              <Button kind="primary" busy={isJoining} onClick={go}>
                {t('joinSpace.enter')}
              </Button>
            )}
          </>
        }
      >
        {door && space.recording !== null && (
          <OptionalPart>
            <door.DoorNotice recording={space.recording} isEntering={isJoining} />
          </OptionalPart>
        )}
        {!isKicked &&
          viewer?.isVisitor === false &&
          (isChecking ? (
            <PreJoinCheck maySpeak={isHost || space.micMode === 'open'} />
          ) : (
            <div className={styles['check']}>
              <Button kind="quiet" onClick={() => setWantsCheck(true)}>
                {t('joinSpace.check')}
              </Button>
            </div>
          ))}
      </Dialog>
      {prompt}
    </div>
  )
}
