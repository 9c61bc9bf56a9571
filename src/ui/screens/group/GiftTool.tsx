import { Gift } from 'lucide-react'
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../app/Boundary'
import { IconButton } from '../../components/IconButton'
import { onDemand } from '../../components/on-demand'
import { directIn, groupIn, type ChatOf } from './chat-of'

const dialog = onDemand(() => import('../../features/gift/GiftDialog'))

/** Opens the dialog in which a gift is sent. */
export function GiftTool({ of }: { readonly of: ChatOf }): ReactNode {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const part = dialog.usePart(isOpen)
  const place = useMemo(() => {
    const peer = directIn(of)?.peer ?? null
    return { conversationId: of.conversationId, gid: groupIn(of)?.gid ?? null, peer: peer === null ? null : { xid: peer.xid, name: peer.name } }
  }, [of])
  return (
    <>
      <IconButton icon={Gift} label={t('gift.send')} aria-haspopup="dialog" onMouseEnter={dialog.warm} onClick={() => setOpen(true)} />
      {isOpen && part !== null && (
        <Boundary place={of.conversationId} onError={close} fallback={() => null}>
          <Suspense fallback={null}><part.GiftDialog place={place} onClose={close} /></Suspense>
        </Boundary>
      )}
    </>
  )
}
