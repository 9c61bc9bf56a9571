import { Bell, Gem, Gift, RotateCw, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExclusivePage, PartnerCommunity } from '../../../../domain/looper'
import { GroupAvatar } from '../../../components/avatar/Avatar'
import { useFeature } from '../../../app/use-feature'
import { Button } from '../../../components/form/Button'
import { Icon } from '../../../components/layout/Icon'
import { useImage } from '../../../components/avatar/use-image'
import own from './exclusive.module.css'
import { LivePage } from './LivePage'

interface PhonePreviewProps {
  readonly name: string
  readonly page: Pick<ExclusivePage, 'icon' | 'loading' | 'linkKey' | 'prefix' | 'showsGifts' | 'showsBubbles'>
  readonly communities: readonly PartnerCommunity[]
  /** The saved link, which may differ from the link in the draft. */
  readonly saved: string
  /** Reloads the document, which can then contain an iframe. Omitted if a reload would lose a draft. */
  readonly onReload?: () => void
}

const SHOWN = 5

/**
 * A phone preview with the unsaved draft: the real page in an iframe, or a drawing if this document may have no iframe.
 */
export function PhonePreview(props: PhonePreviewProps): ReactNode {
  const {
    name,
    page: { icon, linkKey, prefix },
    communities,
    saved,
    onReload,
  } = props
  const { t } = useTranslation('looper')
  const title = t('page.previewOf', { name })
  const isLive = useFeature('looper').streams.mayFrame()
  return (
    <figure className={own['phone']} aria-label={title}>
      <figcaption>{t('page.preview')}</figcaption>
      {isLive ? (
        <>
          <div className={own['screen']} data-live>
            <LivePage
              key={communities.map(({ importId, order }) => `${importId}.${order}`).join()}
              title={title}
              link={saved}
              icon={icon}
            />
          </div>
          <p className={own['address']}>
            /p/{linkKey} · {prefix}_user
          </p>
        </>
      ) : (
        <Drawn {...props} />
      )}
      {!isLive && onReload !== undefined && (
        <Button size={30} icon={RotateCw} onClick={onReload}>
          {t('page.showReal')}
        </Button>
      )}
    </figure>
  )
}

function Drawn({
  name,
  page: { icon, loading, linkKey, prefix, showsGifts, showsBubbles },
  communities,
}: PhonePreviewProps): ReactNode {
  const { t } = useTranslation('looper')
  const logo = useImage(icon ?? undefined, 'avatar')
  const waiting = useImage(loading ?? undefined, 'avatar')
  return (
    <div className={own['screen']}>
      <div className={own['bar']}>
        <span className={own['small']}>{logo}</span>
        <b dir="auto">{name}</b>
        <Icon of={Search} size={16} />
        <Icon of={Bell} size={16} />
      </div>
      <p className={own['address']}>/p/{linkKey}</p>
      <div className={own['greeting']}>
        <span className={own['big']}>{waiting}</span>
        <span>{prefix}_user</span>
      </div>
      <ul>
        {communities.slice(0, SHOWN).map(({ importId, gid, name: of, avatar }) => (
          <li key={importId}>
            <GroupAvatar group={{ id: gid, ownerId: gid, name: of, imageUrl: avatar ?? undefined }} size={32} />
            <span dir="auto">{of}</span>
            <i>{t('page.members')}</i>
          </li>
        ))}
      </ul>
      <div className={own['tools']}>
        {showsBubbles && (
          <span>
            <Icon of={Gem} size={16} />
            <span className="sr">{t('page.bubbles')}</span>
          </span>
        )}
        {showsGifts && (
          <span>
            <Icon of={Gift} size={16} />
            <span className="sr">{t('page.gifts')}</span>
          </span>
        )}
      </div>
    </div>
  )
}
