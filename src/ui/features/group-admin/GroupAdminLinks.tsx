import { BadgeCheck, ChevronRight, Coins, DoorOpen, Flag, ShieldCheck, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Group } from '../../../domain/group'
import type { GroupPermissions } from '../../../domain/group-admin'
import { paths } from '../../app/routing/paths'
import { Icon } from '../../components/layout/Icon'
import { Section } from '../../components/layout/SubPage'
import { useCurrentUser } from '../chat/actions/use-current-user'
import { reportsPathOf } from '../moderation/reports-path'
import { leaveStep, type LeaveStep } from './leave-step'
import { LeaveDialogs } from './LeaveDialogs'
import styles from './group-admin.module.css'
import { VerifyDialog } from './VerifyDialog'

interface GroupAdminLinksProps {
  readonly group: Group
  readonly rights: GroupPermissions
}

/** The links to the other administration pages, and the actions to leave the group. */
export function GroupAdminLinks({ group, rights }: GroupAdminLinksProps): ReactNode {
  const { t } = useTranslation()
  const me = useCurrentUser()?.xid
  const [isVerifying, setVerifying] = useState(false)
  const [step, setStep] = useState<LeaveStep | null>(null)
  const { gid, verification, currency } = group
  const first = leaveStep(rights)
  return (
    <>
      <Section title={t('running.title')}>
        <div className={styles['links']}>
          <Link to={paths.manageAdmin(gid)} className={styles['link']}>
            <Words icon={ShieldCheck} title={t('running.admins')} text={t('running.adminsText')} />
          </Link>
          <Link to={reportsPathOf(gid)} className={styles['link']}>
            <Words icon={Flag} title={t('running.reports')} text={t('running.reportsText')} />
          </Link>
          <Link
            to={currency === null ? paths.currencyApply(gid) : paths.currencyConfig(gid)}
            className={styles['link']}
          >
            <Words icon={Coins} title={t('running.currency')} text={t('running.currencyText')} />
          </Link>
          <button type="button" className={styles['link']} onClick={() => setVerifying(true)}>
            <Words
              icon={BadgeCheck}
              title={t('running.verification')}
              text={
                verification === null
                  ? t('running.verificationText')
                  : t('running.isVerified', { project: verification.projectName })
              }
            />
          </button>
        </div>
      </Section>
      {first !== null && me !== undefined && (
        <Section title={t('running.ending')}>
          <div className={styles['links']}>
            <button type="button" className={`${styles['link']} ${styles['danger']}`} onClick={() => setStep(first)}>
              <Words icon={DoorOpen} title={t('groupMenu.leave')} />
            </button>
          </div>
          <LeaveDialogs group={group} me={me} step={step} onStep={setStep} />
        </Section>
      )}
      {isVerifying && <VerifyDialog group={group} onClose={() => setVerifying(false)} />}
    </>
  )
}

function Words({
  icon,
  title,
  text,
}: {
  readonly icon: LucideIcon
  readonly title: string
  readonly text?: string
}): ReactNode {
  return (
    <>
      <Icon of={icon} />
      <span className={styles['words']}>
        <span>{title}</span>
        {text !== undefined && <span>{text}</span>}
      </span>
      <Icon of={ChevronRight} size={16} />
    </>
  )
}
