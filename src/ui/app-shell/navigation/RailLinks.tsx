import { Headset, SquarePlay, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/layout/Icon'
import { useTooltip } from '../../components/overlay/use-tooltip'
import { XMark } from '../../components/layout/XMark'
import styles from './rail-links.module.css'

export interface RailLinksProps {
  /** The link to a help group of the product. The link is set in production only, on some pages. */
  readonly supportHref: string | undefined
  readonly socialHref: string
  readonly videoHref: string
}

export function RailLinks({ supportHref, socialHref, videoHref }: RailLinksProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={styles['links']}>
      {supportHref !== undefined && <SupportLink to={supportHref} side="right" />}
      <AwayLink to={socialHref} icon={XMark} label={t('nav.social')} />
      <AwayLink to={videoHref} icon={SquarePlay} label={t('nav.video')} />
    </div>
  )
}

interface SupportLinkProps {
  readonly to: string
  readonly side: 'right' | 'bottom'
}

export function SupportLink({ to, side }: SupportLinkProps): ReactNode {
  const label = useTranslation().t('nav.support')
  const { on, tip } = useTooltip(label, side)
  return (
    <>
      <Link {...on} to={to} className={styles['link']} aria-label={label}>
        <Icon of={Headset} />
      </Link>
      {tip}
    </>
  )
}

interface AwayLinkProps {
  readonly to: string
  readonly icon: LucideIcon
  readonly label: string
}

function AwayLink({ to, icon, label }: AwayLinkProps): ReactNode {
  const { on, tip } = useTooltip(label, 'right')
  return (
    <>
      <a {...on} href={to} target="_blank" rel="noopener noreferrer" className={styles['link']} aria-label={label}>
        <Icon of={icon} size={18} />
      </a>
      {tip}
    </>
  )
}
