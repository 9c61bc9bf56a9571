import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './badges.module.css'

export type Role = 'owner' | 'admin' | 'ai' | 'bot'

interface RoleLabelProps {
  readonly role: Role
}

export function RoleLabel({ role }: RoleLabelProps): ReactNode {
  const { t } = useTranslation()
  return <span className={styles['tag']}>{t(`role.${role}`)}</span>
}
