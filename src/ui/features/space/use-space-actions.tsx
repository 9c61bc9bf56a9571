import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  cardAction,
  joinedRoomOf,
  isBusyWith,
  isHostOf,
  isOpen,
  mayEdit,
  shortLinkQuery,
  spaceSharePath,
  type CardAction,
  type Space,
  type SpaceGroup,
} from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { useCopy } from '../../hooks/use-copy'
import type { MenuEntry } from '../../components/overlay/menu-entries'
import { useConfirm } from '../../components/overlay/use-confirm'
import { useCurrentUser } from '../chat/actions/use-current-user'
import { STARTED_PARAM } from './use-enter-own-space'

interface SpaceActions {
  readonly action: CardAction | null
  readonly isBusy: boolean
  readonly onAction: () => void
  /** The menu entries. `null` for an ended space, which has no actions (SPC-4). */
  readonly entries: readonly MenuEntry[] | null
  readonly onMenu: () => void
  readonly over: ReactNode
}

/** The actions on a space's card. `group` is the group of the route; the menu offers editing only there (R2-032). */
export const useSpaceActions = (
  space: Space,
  group: Pick<SpaceGroup, 'gid' | 'ownerXid' | 'adminXids'> | null,
): SpaceActions => {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const copy = useCopy()
  const viewer = useCurrentUser()
  const { account } = useFeature('space').slices
  const spaces = useAccountState(account.spaces)
  const shortLinks = useAccountState(account.shortLinks)
  const room = joinedRoomOf(useAccountState(account.room))
  const { ask, prompt } = useConfirm()
  const [hasRead, setRead] = useState(false)
  const { channelId, title } = space
  const action = cardAction(space, viewer)
  const enter = (): void => {
    void navigate(paths.space(channelId))
  }
  const start = (): void => {
    const go = (): void => {
      app.account.dispatch({ type: 'space/PerformSpaceAction', channelId, change: 'start' })
      void navigate(`${paths.space(channelId)}?${STARTED_PARAM}`)
    }
    if (room === null || room.channelId === channelId) return go()
    return ask({
      title: t('joinSpace.otherTitle'),
      text: t('joinSpace.otherText', { title: room.title }),
      yes: t('joinSpace.otherYes'),
      onYes: () => {
        app.account.dispatch({ type: 'space/LeaveSpace' })
        go()
      },
    })
  }
  const onAction = (): void => {
    switch (action) {
      case 'start':
        return start()
      case 'join':
        return viewer?.isVisitor === true ? app.tab.dispatch({ type: 'ShowVisitorDialog' }) : enter()
      case 'subscribe':
      case 'unsubscribe':
        return app.account.dispatch({ type: 'space/SetReminder', channelId, on: action === 'subscribe' })
      case null:
        return undefined
    }
  }
  const edits = group !== null && mayEdit(space, group, viewer)
  const entries: readonly MenuEntry[] = [
    {
      kind: 'item',
      label: t('spaceCard.copy'),
      icon: Copy,
      onSelect: () => copy(new URL(spaceSharePath(shortLinks, channelId), window.location.href).href),
    },
    ...(edits
      ? [
          {
            kind: 'item',
            label: t('spaceCard.edit'),
            icon: Pencil,
            onSelect: () => {
              void navigate(paths.spaceEdit(group.gid, channelId))
            },
          } satisfies MenuEntry,
        ]
      : []),
    ...(space.status === 'prepare' && isHostOf(space, viewer)
      ? [
          {
            kind: 'item',
            label: t('spaceCard.remove'),
            icon: Trash2,
            danger: true,
            onSelect: () =>
              ask({
                title: t('spaceCard.removeTitle', { title }),
                text: t('spaceCard.removeText'),
                yes: t('spaceCard.remove'),
                onYes: () => app.account.dispatch({ type: 'space/PerformSpaceAction', channelId, change: 'remove' }),
              }),
          } satisfies MenuEntry,
        ]
      : []),
  ]
  return {
    action,
    onAction,
    isBusy: isBusyWith(spaces, channelId),
    entries: isOpen(space.status) ? entries : null,
    over: prompt,
    onMenu: () => {
      if (hasRead) return
      setRead(true)
      app.account.dispatch(shortLinkQuery.want({ channelId }))
    },
  }
}
