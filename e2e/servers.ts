const server = (webPort: string, apiPort: string) => ({
  ports: { WEB_PORT: webPort, API_PORT: apiPort },
  web: `http://localhost:${webPort}`,
  api: `http://localhost:${apiPort}`,
});
/** What journeys are played on: the Czech demo and, for those the project `slovak` plays again, a Slovak one. */
export const servers = { Cz: server('3100', '8180'), Sk: server('3101', '8181') } as const;
export const slovakProject = 'slovak';
/** Where both send their mail: e2e/mail-server.ts. */
export const smtpPort = 3125;
