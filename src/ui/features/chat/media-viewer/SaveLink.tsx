import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fullSizeUrl } from '../../../components/avatar/image-url'
import { Icon } from '../../../components/layout/Icon'
import styles from './viewer.module.css'

const isOurs = (address: string): boolean => new URL(address, document.baseURI).origin === window.location.origin

/** Downloads a file of our own. A file of another site only opens in a new tab. */
export function SaveLink({ url }: { readonly url: string }): ReactNode {
  const { t } = useTranslation()
  const address = fullSizeUrl(url)
  const leads = isOurs(address)
    ? { download: address.split('/').at(-1) }
    : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={address} {...leads} className={styles['save']} aria-label={t('viewer.save')} title={t('viewer.save')}>
      <Icon of={Download} />
    </a>
  )
}
