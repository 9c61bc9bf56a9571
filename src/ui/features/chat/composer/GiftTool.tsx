import { Gift } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { OptionalPart } from '../../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ErrorBoundary } from '../../../app/ErrorBoundary'
import { IconButton } from '../../../components/form/IconButton'
import { lazyModule } from '../../../components/lazy-module'
import { directOfChat, groupOfChat, type ChatTarget } from '../chat-target'

const dialog = lazyModule(() => import('../../gift/GiftDialog'))

/**
 * A link to a direct chat may open the gift dialog (spec 1 §2). Of two `operate` parameters the first counts (BI-129).
 */
const OPERATE = 'operate'
const SHOW_GIFT = 'showGift'

export function GiftTool({ of }: { readonly of: ChatTarget }): ReactNode {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const isAsked = directOfChat(of) !== null && query.get(OPERATE) === SHOW_GIFT
  const [isPressed, setPressed] = useState(false)
  const isOpen = isPressed || isAsked
  const close = useCallback(() => {
    setPressed(false)
    if (isAsked)
      setQuery(
        (now) => {
          now.delete(OPERATE)
          return now
        },
        { replace: true },
      )
  }, [isAsked, setQuery])
  const part = dialog.useModule(isOpen)
  const place = useMemo(() => {
    const peer = directOfChat(of)?.peer ?? null
    return {
      conversationId: of.conversationId,
      gid: groupOfChat(of)?.gid ?? null,
      peer: peer === null ? null : { xid: peer.xid, name: peer.name },
    }
  }, [of])
  return (
    <>
      <IconButton
        icon={Gift}
        label={t('gift.send')}
        aria-haspopup="dialog"
        onMouseEnter={dialog.preload}
        onClick={() => setPressed(true)}
      />
      {isOpen && part !== null && (
        <ErrorBoundary place={of.conversationId} onError={close} fallback={() => null}>
          <OptionalPart>
            <part.GiftDialog place={place} onClose={close} />
          </OptionalPart>
        </ErrorBoundary>
      )}
    </>
  )
}
