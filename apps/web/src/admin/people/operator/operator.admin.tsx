import { OperatorForm } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { defineSingleton, optionalReference, optionalText } from '../../frame/index.ts';
import { companyTarget } from '../../widgets/reference/index.ts';

/** Administration of who runs the portal. */
export const operatorResource = defineSingleton({
  name: 'operator',
  routes: api.operatorAdmin,
  schema: OperatorForm,
  path: '/admin/operator',
  nav: { icon: 'info', group: 'system' },
  form: {
    basics: {
      companyId: optionalReference(companyTarget),
      email: optionalText({ type: 'email' }),
      phone: optionalText({ type: 'tel', example: 'phone' }),
    },
  },
});
