import { useCallback, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChannelId } from '../../../domain/kernel/ids'
import { joinedRoomOf } from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useConfirm } from '../../components/overlay/use-confirm'
import { useCurrentUser } from '../chat/actions/use-current-user'

interface Enter {
  readonly enter: (channelId: ChannelId) => void
  readonly prompt: ReactNode
}

/** Enters a space. A member in another room or in a call must confirm first (R2-035, R2-161, CLR-1). */
export const useEnterSpace = (): Enter => {
  const app = useApp()
  const { t } = useTranslation()
  const viewer = useCurrentUser()
  const other = joinedRoomOf(useAccountState(useFeature('space').slices.account.room))
  const { ask, prompt } = useConfirm()
  const enter = useCallback(
    (channelId: ChannelId): void => {
      if (viewer === null || viewer.isVisitor) return app.tab.dispatch({ type: 'ShowVisitorDialog' })
      const go = (leavesOther: boolean): void =>
        app.account.dispatch({
          type: 'space/EnterSpace',
          channelId,
          me: viewer.xid,
          isSuper: viewer.isSuper,
          leavesOther,
        })
      if (other === null || other.channelId === channelId) {
        if (!app.features.isLoaded('call')) return go(false)
        const unlessCalling = (isInCall: boolean): void =>
          isInCall
            ? ask({
                title: t('joinSpace.callTitle'),
                text: t('joinSpace.callText'),
                yes: t('joinSpace.callYes'),
                onYes: () => go(false),
              })
            : go(false)
        return void import('../call/in-call').then(
          (part) => {
            unlessCalling(part.isInCall(app))
          },
          () => {
            go(false)
          },
        )
      }
      return ask({
        title: t('joinSpace.otherTitle'),
        text: t('joinSpace.otherText', { title: other.title }),
        yes: t('joinSpace.otherYes'),
        onYes: () => go(true),
      })
    },
    [app, ask, other, t, viewer],
  )
  return { enter, prompt }
}
