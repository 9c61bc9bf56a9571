import { Gem } from 'lucide-react'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../../app/Boundary'
import { IconButton } from '../../../components/form/IconButton'
import { onDemand } from '../../../components/on-demand'
import { groupIn, type ChatOf } from '../chat-of'

const dialog = onDemand(() => import('../../../features/bubble/SendRain'))

/** Opens the dialog in which a bubble rain is sent; only where many read. */
export function BubbleTool({ of }: { readonly of: ChatOf }): ReactNode {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const part = dialog.usePart(isOpen)
  const gid = groupIn(of)?.gid
  if (gid === undefined) return null
  return (
    <>
      <IconButton icon={Gem} label={t('bubble.rain')} aria-haspopup="dialog" onMouseEnter={dialog.warm} onClick={() => setOpen(true)} />
      {part !== null && (
        <Boundary place={of.conversationId} onError={close} fallback={() => null}>
          <Suspense fallback={null}><part.SendRain open={isOpen} onClose={close} conversationId={of.conversationId} gid={gid} /></Suspense>
        </Boundary>
      )}
    </>
  )
}
