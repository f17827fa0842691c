import type { Post } from '@millrace/api-client';
import { companyPath, personPicture, postPath, userFeedPath } from '@millrace/domain';
import { Avatar, Icon, Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { avatar, facts, head, mark, menu as menuClass, name as nameClass } from './PostCard.css';
import { PostTime } from './PostTime';

interface PostHeadProps {
  post: Post;
  menu: ReactNode;
}

/** Who posted, for whom they work, when, and who may read it. */
export function PostHead({ post, menu }: PostHeadProps) {
  const messages = useMessages();
  const { user, user_id, added, edited, visibility } = post;
  const { user_name, user_company_name: company, user_company_id } = user;
  return (
    <header className={head}>
      <Avatar name={user_name} src={personPicture(user)} className={avatar} />
      <div>
        <Link variant="name" href={userFeedPath({ id: user_id })} className={nameClass}>
          <bdi>{user_name}</bdi>
        </Link>
        <p data-part="facts" className={facts}>
          {company && (
            <>
              {user_company_id ? (
                <Link variant="plain" href={companyPath({ id: user_company_id, name: company })}>
                  <bdi>{company}</bdi>
                </Link>
              ) : (
                <bdi>{company}</bdi>
              )}
              {', '}
            </>
          )}
          <Link variant="plain" href={postPath(post.id)}>
            <PostTime at={added} />
          </Link>
          {edited !== null && `, ${messages.format('post.edited')}`}
        </p>
      </div>
      <div className={menuClass}>
        {visibility === 'private' && (
          <span data-part="private" className={mark} title={messages.format('post.privateHint')}>
            <Icon icon={Lock} /> {messages.format('post.private')}
          </span>
        )}
        {menu}
      </div>
    </header>
  );
}
