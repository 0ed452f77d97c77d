import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { id, Id, instant } from '../values/text.ts';
import { taskTypes } from '../vocabulary/words.ts';

export const TaskType = z.enum(taskTypes);
export type TaskType = z.output<typeof TaskType>;

export const TaskView = z
  .object({
    id: id(),
    type: TaskType,
    status: z.enum(['CREATED', 'COMPLETED']),
    createdAt: instant(),
    completedAt: z.nullable(instant()),
  })
  .register(z.globalRegistry, { id: 'TaskView' });
export type TaskView = z.output<typeof TaskView>;

export const taskRoutes = {
  list: route({
    method: 'GET',
    path: '/api/user/task',
    access: 'user',
    summary: 'The first steps with the portal, in the order to take them',
    response: z.array(TaskView),
    tags: ['loggedUser', 'money'],
  }),
  complete: route({
    method: 'PUT',
    path: '/api/user/task/:id/complete',
    access: 'user',
    summary: 'Complete a step that nothing else completes',
    params: Id,
    response: TaskView,
    invalidates: ['loggedUser'],
  }),
};
