import pg from 'pg';

/** Where a database is asked, as the driver itself reads its address; the authority where the address names one. */
export type DatabaseAddress = {
  readonly host: string;
  readonly port: number;
  readonly isEncrypted: boolean;
  readonly ca: string | undefined;
};
export const databaseAddress = (url: string): DatabaseAddress => {
  const { host, port, ssl }: { host: string; port: number; ssl: unknown } = new pg.Client({
    connectionString: url,
  });
  const ca = typeof ssl === 'object' && ssl !== null && 'ca' in ssl ? ssl.ca : undefined;
  return {
    host,
    port,
    isEncrypted: Boolean(ssl),
    ca: typeof ca === 'string' ? ca : undefined,
  };
};
