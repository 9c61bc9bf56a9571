import { Gem } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { OptionalPart } from '../../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../../../app/ErrorBoundary'
import { IconButton } from '../../../components/form/IconButton'
import { lazyModule } from '../../../components/lazy-module'
import { groupOfChat, type ChatTarget } from '../chat-target'

const dialog = lazyModule(() => import('../../bubble/SendRain'))

/** A button that opens the bubble rain dialog. Only groups have this button. */
export function BubbleTool({ of }: { readonly of: ChatTarget }): ReactNode {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const part = dialog.useModule(isOpen)
  const gid = groupOfChat(of)?.gid
  if (gid === undefined) return null
  return (
    <>
      <IconButton
        icon={Gem}
        label={t('bubble.rain')}
        aria-haspopup="dialog"
        onMouseEnter={dialog.preload}
        onClick={() => setOpen(true)}
      />
      {part !== null && (
        <ErrorBoundary place={of.conversationId} onError={close} fallback={() => null}>
          <OptionalPart>
            <part.SendRain open={isOpen} onClose={close} conversationId={of.conversationId} gid={gid} />
          </OptionalPart>
        </ErrorBoundary>
      )}
    </>
  )
}
