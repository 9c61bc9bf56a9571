import { useCallback, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gid } from '../../../domain/kernel/ids'
import type { Sanction, SanctionKind } from '../../../domain/moderation'
import { useApp } from '../../app/app-context'
import { useConfirm } from '../../components/overlay/use-confirm'

export interface Lift {
  /** Asks, and then lifts the ban or mute of this person. */
  readonly lift: (kind: SanctionKind, person: Pick<Sanction, 'xid' | 'name'>) => void
  /** The element of the question, which the caller must render. */
  readonly prompt: ReactNode
}

/** Lifts bans and mutes of a group after a confirmation. */
export const useLift = (gid: Gid): Lift => {
  const { t } = useTranslation('moderation')
  const app = useApp()
  const { ask, prompt } = useConfirm()
  const lift: Lift['lift'] = useCallback(
    (kind, { xid, name }) =>
      ask({
        title: t(`sanctions.${kind}.liftTitle`, { name, interpolation: { escapeValue: false } }),
        text: t(`sanctions.${kind}.liftText`),
        yes: t(`sanctions.${kind}.lift`),
        onYes: () => app.account.dispatch({ type: 'moderation/LiftBan', gid, xid, kind }),
      }),
    [app, ask, gid, t],
  )
  return { lift, prompt }
}
