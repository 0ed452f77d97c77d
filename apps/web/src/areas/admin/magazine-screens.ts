/** The screens of the magazine, of employers' articles and of pictures. */
export {
  ClientArticleCreate,
  ClientArticleDetail,
  ClientArticleEdit,
  ClientArticleList,
} from './client-article-screens.tsx';
export {
  MagazineArticleCreate,
  MagazineArticleDetail,
  MagazineArticleEdit,
  MagazineArticleList,
} from './magazine-article-screens.tsx';
export { MediaScreen } from './MediaScreen.tsx';
