export {
  certificateGauge,
  certificatesOfOthers,
  certificatesShown,
  gateAddress,
  type NamedCertificate,
} from './certificates.ts';
export { machineGauges, standbyGauges } from './gauges.ts';
export { lookAtArchive, lookAtStandbys, readQueues, type StandbysLook } from './watch.queries.ts';
