import { useTranslation } from 'react-i18next'
import type { RowActions } from '../row-actions-context'

/** The tooltip lists at most this many names. */
export const MAX_REACTOR_NAMES = 5

/** The people who reacted, as a text: the member first, then known names, then a count of the others. */
export const useReactorNames = (xids: readonly string[], { me, nameOf }: Pick<RowActions, 'me' | 'nameOf'>): string => {
  const { t, i18n } = useTranslation()
  const own = me !== null && xids.includes(me) ? [t('messages.you')] : []
  const names = [...own, ...xids.flatMap((xid) => (xid === me ? [] : (nameOf(xid) ?? [])))].slice(0, MAX_REACTOR_NAMES)
  const others = xids.length - names.length
  const parts = others === 0 ? names : [...names, t('reactions.others', { count: others })]
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts)
}
