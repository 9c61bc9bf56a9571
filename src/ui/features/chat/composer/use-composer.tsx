import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directRefusal } from '../../../../domain/chat'
import { isStaffOf } from '../../../../domain/group'
import { memberOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { useAccountState } from '../../../app/use-feature'
import { lazyModule } from '../../../components/lazy-module'
import { directOfChat, groupOfChat, writeTargetIn, type ChatTarget } from '../chat-target'
import type { ComposerTarget } from './composer-target'
import { useComposerInput } from './use-composer-input'
import type { ComposerProps } from './Composer'
import type { Wait } from './ComposerLimits'

const tools = lazyModule(() => import('./with-tools'))

/** The composer of a group chat or a direct chat. */
export const useComposer = (of: ChatTarget, onSent?: () => void): Omit<ComposerProps, 'name'> => {
  const { t } = useTranslation()
  const me = memberOf(useAccountState(useApp().account.slices.session))
  const place = useMemo((): ComposerTarget => {
    const group = groupOfChat(of)
    const direct = directOfChat(of)
    const unwanted = direct === null ? null : directRefusal(direct)
    return {
      conversationId: of.conversationId,
      gid: group?.gid ?? null,
      bots: group?.gid ?? (direct?.peer?.isBot === true ? of.conversationId : null),
      where: writeTargetIn(of),
      isStaff: group !== null && me !== null && isStaffOf(group, me),
      group,
      unwanted: unwanted === null ? null : t(`direct.${unwanted}`, { name: direct?.name }),
    }
  }, [of, me, t])
  const writing = useComposerInput(place, onSent)
  const part = tools.useModule(true)
  const [wait, setWait] = useState<Wait>(null)
  return useMemo(
    () => part?.withTools(writing, { of, group: place.group, wait, onWait: setWait }) ?? writing,
    [writing, of, part, place, wait],
  )
}
