import { useEffect, type ReactNode } from 'react'
import { giftBody } from '../../../application/features/gift/gift'
import { partnerToolsQuery, type PartnerTools as Shown } from '../../../domain/gift'
import { useAccountState, useFeature } from '../../app/use-feature'

interface PartnerToolsProps {
  readonly partnerId: string
  readonly draw: (shown: Shown) => ReactNode
}

/** Draws what that partner's configuration shows; nothing as long as it is not known (R1-235). */
export function PartnerTools({ partnerId, draw }: PartnerToolsProps): ReactNode {
  const { cells, sayToAccount } = useFeature(giftBody)
  const shown = partnerToolsQuery.value(useAccountState(cells.account.partner), { partnerId })
  useEffect(() => { void sayToAccount(partnerToolsQuery.want({ partnerId })) }, [sayToAccount, partnerId])
  return shown === null ? null : draw(shown)
}
