import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toastCode, toastOutcome, type Toast } from '../../domain/shell'
import { Toasts, type ToastItem } from '../components/Toasts'
import { SpacesReady } from '../screens/space/SpacesReady'
import { useApp } from './app-context'
import { paths } from './paths'

interface ToastsLayerProps {
  readonly toasts: readonly Toast[]
  readonly onCopyCode: (code: string) => void
}

type Shown = Omit<ToastItem, 'text'>
const shownOf = (toast: Toast): Shown => ({ id: String(toast.id), outcome: toastOutcome(toast), code: toastCode(toast) })

/** What this tab says in passing. */
export function ToastsLayer({ toasts, onCopyCode }: ToastsLayerProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const onDismiss = (id: string): void => app.tab.say({ type: 'CloseToast', id: Number(id) })
  const rest = { onCopyCode, onDismiss }
  return (
    <>
      <Toasts {...rest} items={toasts.flatMap((toast) => {
        const { words } = toast
        return 'title' in words ? [] : [{ ...shownOf(toast), text: 'key' in words ? t(`toast.${words.key}`) : words.text }]
      })} />
      {toasts.some(({ words }) => 'title' in words) && <Suspense fallback={null}><SpacesReady><Begun {...rest} toasts={toasts} /></SpacesReady></Suspense>}
    </>
  )
}

/** A space has begun: it leads there. */
function Begun({ toasts, onCopyCode, onDismiss }: ToastsLayerProps & { readonly onDismiss: (id: string) => void }): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Toasts onCopyCode={onCopyCode} onDismiss={onDismiss} items={toasts.flatMap((toast) => {
      const { words } = toast
      if (!('title' in words)) return []
      const shown = shownOf(toast)
      const onPress = (): void => {
        onDismiss(shown.id)
        void navigate(paths.space(words.channelId))
      }
      return [{ ...shown, text: t('spaceCard.begun', { title: words.title }), action: { label: t('spaceCard.join'), onPress } }]
    })} />
  )
}
