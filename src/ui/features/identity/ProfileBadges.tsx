import { Radio } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { personQuery, type Details } from '../../../domain/identity'
import type { Uid } from '../../../domain/kernel/ids'
import { paths } from '../../app/routing/paths'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import styles from './identity.module.css'
import { useOwnDetails } from './use-own-details'
import { translations } from './translations'

const c = classNames(styles)

/**
 * The badges on another person's profile banner: staff, bot, visitor and NFT picture, and a link to the person's live
 * space.
 */
export function OtherProfileBadges({ uid }: { readonly uid: Uid }): ReactNode {
  const app = useApp()
  const { slices } = useFeature('identity')
  const details = personQuery.value(useAccountState(slices.account.person), { uid })
  useEffect(() => {
    app.account.dispatch(personQuery.want({ uid }))
  }, [uid, app])
  return details && <Marks details={details} />
}

/** The badges on the banner of the member's own profile. */
export function OwnProfileBadges(): ReactNode {
  const { details } = useOwnDetails()
  return details && <Marks details={details} />
}

const marksOf = ({
  user: { isSuper },
  role,
  isAgent,
  isVisitor,
  isNftPicture,
}: Details): readonly ('team' | 'botFather' | 'agent' | 'visitor' | 'nft')[] => [
  ...(isSuper ? ['team' as const] : []),
  ...(role === 'botFather' ? ['botFather' as const] : isAgent || role === 'ai' ? ['agent' as const] : []),
  ...(isVisitor ? ['visitor' as const] : []),
  ...(isNftPicture ? ['nft' as const] : []),
]

function Marks({ details }: { readonly details: Details }): ReactNode {
  useFeatureTranslations('identity', translations)
  const { t } = useTranslation('identity')
  const { live } = details
  const now = (
    <>
      <Icon of={Radio} size={14} />
      {t('liveNow')}
    </>
  )
  return (
    <div className={c('marks')}>
      {marksOf(details).map((mark) => (
        <span key={mark} className={c('mark')}>
          {t(`mark.${mark}`)}
        </span>
      ))}
      {live !== null &&
        (live.channelId === null ? (
          <span className={c('mark', 'live')}>{now}</span>
        ) : (
          <Link to={paths.space(live.channelId)} className={c('mark', 'live')}>
            {now}
          </Link>
        ))}
    </div>
  )
}
