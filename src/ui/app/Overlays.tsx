import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Toast } from '../../domain/shell'
import { onDemand } from '../components/on-demand'
import { Toasts, type ToastItem } from '../components/Toasts'
import { useFirstInput } from '../components/use-first-input'
import { useApp, useSource } from './app-context'
import { paths } from './paths'

const visitor = onDemand(() => import('../screens/visitor/VisitorDialog'))

const kindOf = ({ words }: Toast): ToastItem['kind'] => {
  if ('text' in words) return 'failed'
  return words.key === 'codeSent' || words.key === 'copied' ? 'done' : words.key === 'signedOut' ? 'info' : 'failed'
}

/** What lies over every screen of this tab. */
export function Overlays(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { dialog, toasts } = useSource(app.tab.sources.shell).context
  const prompt = visitor.usePart(dialog === 'visitor')
  useFirstInput(visitor.warm)
  const close = () => app.tab.say({ type: 'CloseDialog' })
  return (
    <>
      <Toasts
        items={toasts.map((toast) => ({
          id: String(toast.id),
          kind: kindOf(toast),
          text: 'text' in toast.words ? toast.words.text : t(`toast.${toast.words.key}`),
        }))}
        onDismiss={(id) => app.tab.say({ type: 'CloseToast', id: Number(id) })}
      />
      {prompt && (
        <prompt.VisitorDialog
          open={dialog === 'visitor'}
          onClose={close}
          onSignIn={() => {
            close()
            void navigate(paths.signIn)
          }}
        />
      )}
    </>
  )
}
