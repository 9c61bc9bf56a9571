import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toastCode, toastOutcome, type Toast } from '../../domain/shell'
import { Toasts } from '../components/Toasts'
import { useApp } from './app-context'
import { paths } from './paths'

interface ToastsLayerProps {
  readonly toasts: readonly Toast[]
  readonly onCopyCode: (code: string) => void
}

/** What this tab says in passing; a space that has begun leads there. */
export function ToastsLayer({ toasts, onCopyCode }: ToastsLayerProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const close = (id: string): void => app.tab.say({ type: 'CloseToast', id: Number(id) })
  return (
    <Toasts
      items={toasts.map((toast) => {
        const { words } = toast
        const id = String(toast.id)
        const shown = { id, outcome: toastOutcome(toast), code: toastCode(toast) }
        if ('key' in words) return { ...shown, text: t(`toast.${words.key}`) }
        if ('text' in words) return { ...shown, text: words.text }
        const onPress = (): void => {
          close(id)
          void navigate(paths.space(words.channelId))
        }
        return { ...shown, text: t('toast.begun', { title: words.title }), action: { label: t('toast.join'), onPress } }
      })}
      onCopyCode={onCopyCode}
      onDismiss={close}
    />
  )
}
