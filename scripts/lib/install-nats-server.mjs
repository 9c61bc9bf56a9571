import { spawnSync } from 'node:child_process'
import { installDebianPackage } from './debian-package.mjs'

const starts = () => spawnSync('nats-server', ['--version'], { stdio: 'ignore' }).status === 0

/** Installs nats-server for the tests of a cluster, if that is possible. Without it these tests are skipped. */
export function installNatsServer() {
  if (starts() || (installDebianPackage('nats-server') && starts())) return
  console.log('nats-server is not on the path, so the tests of the shared log are skipped.')
}
