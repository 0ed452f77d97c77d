export * from './account.gen.ts';
export * from './admin.gen.ts';
export * from './catalogue.gen.ts';
export * from './content.gen.ts';
export * from './discovery.gen.ts';
export * from './money.gen.ts';
export * from './people.gen.ts';
export * from './system.gen.ts';
