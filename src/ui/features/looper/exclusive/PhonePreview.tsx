import { Bell, Gem, Gift, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExclusivePage, PartnerCommunity } from '../../../../domain/looper'
import { GroupAvatar } from '../../../components/Avatar'
import { Icon } from '../../../components/Icon'
import { usePicture } from '../../../components/use-picture'
import own from './exclusive.module.css'

interface PhonePreviewProps {
  readonly name: string
  readonly page: Pick<ExclusivePage, 'icon' | 'loading' | 'linkKey' | 'prefix' | 'showsGifts' | 'showsBubbles'>
  readonly communities: readonly PartnerCommunity[]
}

const SHOWN = 5

/** The page as a phone shows it, with what is being written: a picture of it, nothing in it can be pressed. */
export function PhonePreview({ name, page: { icon, loading, linkKey, prefix, showsGifts, showsBubbles }, communities }: PhonePreviewProps): ReactNode {
  const { t } = useTranslation('looper')
  const logo = usePicture(icon ?? undefined, 'avatar')
  const waiting = usePicture(loading ?? undefined, 'avatar')
  return (
    <figure className={own['phone']} aria-label={t('page.previewOf', { name, interpolation: { escapeValue: false } })}>
      <figcaption>{t('page.preview')}</figcaption>
      <div className={own['screen']}>
        <div className={own['bar']}><span className={own['small']}>{logo}</span><b dir="auto">{name}</b><Icon of={Search} size={16} /><Icon of={Bell} size={16} /></div>
        <p className={own['address']}>/p/{linkKey}</p>
        <div className={own['hello']}><span className={own['big']}>{waiting}</span><span>{prefix}_user</span></div>
        <ul>{communities.slice(0, SHOWN).map(({ importId, gid, name: of, avatar }) => (
          <li key={importId}><GroupAvatar group={{ id: gid, ownerId: gid, name: of, imageUrl: avatar ?? undefined }} size={32} /><span dir="auto">{of}</span><i>{t('page.members')}</i></li>
        ))}</ul>
        <div className={own['tools']}>
          {showsBubbles && <span><Icon of={Gem} size={16} /><span className="sr">{t('page.bubbles')}</span></span>}
          {showsGifts && <span><Icon of={Gift} size={16} /><span className="sr">{t('page.gifts')}</span></span>}
        </div>
      </div>
    </figure>
  )
}
