import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { whyNotWriteTo } from '../../../domain/chat'
import { isStaffOf } from '../../../domain/group'
import { memberOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { Boundary } from '../../app/Boundary'
import { directIn, groupIn, whereIn, type ChatOf } from './chat-of'
import { useWriting, type WritingPlace } from '../composer/use-writing'
import type { ComposerProps } from './Composer'

const Part = lazy(async () => ({ default: (await import('./ComposerTools')).ComposerTools }))

/** They come after the page; one that cannot be had takes nothing down with it. */
function Tools({ of }: { readonly of: ChatOf }): ReactNode {
  return <Boundary place={of.conversationId} onError={() => undefined} fallback={() => null}><Suspense fallback={null}><Part of={of} /></Suspense></Boundary>
}

/** What is being written in a chat, of a group or of two. */
export const useComposer = (of: ChatOf, onSent?: () => void): Omit<ComposerProps, 'name'> => {
  const { t } = useTranslation()
  const me = memberOf(useSource(useApp().account.sources.session))
  const place = useMemo((): WritingPlace => {
    const group = groupIn(of)
    const direct = directIn(of)
    const unwanted = direct === null ? null : whyNotWriteTo(direct)
    return {
      conversationId: of.conversationId, gid: group?.gid ?? null,
      where: whereIn(of),
      isStaff: group !== null && me !== null && isStaffOf(group, me),
      group,
      unwanted: unwanted === null ? null : t(`direct.${unwanted}`, { name: direct?.name }),
    }
  }, [of, me, t])
  const writing = useWriting(place, onSent)
  return useMemo(() => ({ ...writing, tools: <Tools of={of} /> }), [writing, of])
}
