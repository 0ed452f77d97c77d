/** The screens of the magazine, of employers' articles and of pictures. */
export {
  ClientArticleCreate,
  ClientArticleDetail,
  ClientArticleEdit,
  ClientArticleList,
} from './content/article/client-article-screens.tsx';
export {
  MagazineArticleCreate,
  MagazineArticleDetail,
  MagazineArticleEdit,
  MagazineArticleList,
} from './content/article/magazine-article-screens.tsx';
export { MediaScreen } from './content/media/MediaScreen.tsx';
