import type { mobileDeviceAdminRoutes, MobileDeviceView } from '@cafeteria/contract';
import { recordAudit } from '../../../kernel/audit/index.ts';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError, found } from '../../../platform/http/index.ts';
import { assertOwner, findDevice, listDevices, lockOwner } from './device.queries.ts';
import { applyAction } from './transition.ts';

const auditedFields = ({ name, status }: MobileDeviceView) => ({
  mobileDevice: `${name}: ${status}`,
});

/** Phones of a person, for administrators: what they do to one stands in the person's history. */
export const mobileDeviceAdminHandlers = ({
  db,
  writeUnseen,
}: Deps): Handlers<typeof mobileDeviceAdminRoutes> => ({
  list: async ({ userId }) => {
    await assertOwner(db, userId);
    return listDevices(db, userId);
  },
  act: ({ userId, id, body: { action } }, caller) =>
    writeUnseen(async (tx) => {
      const isActive = await lockOwner(tx, userId);
      const before = found(await findDevice(tx, { id, userId }));
      if (action === 'UNBLOCK' && !isActive) throw new AppError('device.error.ownerInactive');
      await applyAction(tx, before, action, 'ADMIN');
      const after = found(await findDevice(tx, { id, userId }));
      await recordAudit(tx, caller, {
        action: 'UPDATE',
        entity: 'user',
        entityId: userId,
        before: auditedFields(before),
        after: auditedFields(after),
      });
      return after;
    }),
});
