import { useCallback, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChannelId } from '../../../domain/kernel/ids'
import { insideOf } from '../../../domain/space'
import { useApp, useSource } from '../../app/app-context'
import { useConfirm } from '../../components/use-confirm'
import { useViewer } from '../group/acts/use-viewer'

interface Enter {
  readonly enter: (channelId: ChannelId) => void
  readonly prompt: ReactNode
}

/** Goes into a space; whoever is in another one is asked first (R2-035, R2-161). */
export const useEnter = (): Enter => {
  const app = useApp()
  const { t } = useTranslation()
  const viewer = useViewer()
  const other = insideOf(useSource(app.account.sources.room))
  const { ask, prompt } = useConfirm()
  const enter = useCallback((channelId: ChannelId): void => {
    if (viewer === null || viewer.isVisitor) return app.tab.say({ type: 'ShowVisitorDialog' })
    const go = (leavesOther: boolean): void => app.account.say({ type: 'EnterSpace', channelId, me: viewer.xid, isSuper: viewer.isSuper, leavesOther })
    if (other === null || other.channelId === channelId) return go(false)
    return ask({ title: t('joinSpace.otherTitle'), text: t('joinSpace.otherText', { title: other.title }), yes: t('joinSpace.otherYes'), onYes: () => go(true) })
  }, [app, ask, other, t, viewer])
  return { enter, prompt }
}
